import type { ManagedCategory } from '@/content/admin/managedCategory'

/**
 * The four figures above the table (Spec §2). `average` has at most one decimal; without categories
 * it is 0.
 */
export function categoryStats(categories: readonly ManagedCategory[]) {
  const articles = categories.reduce((sum, { articlesCount }) => sum + articlesCount, 0)
  return {
    total: categories.length,
    active: categories.filter(({ isActive }) => isActive).length,
    articles,
    average: categories.length === 0 ? 0 : Math.round((articles / categories.length) * 10) / 10,
  }
}
