import { type SectionId, sections } from '@/content/sections'

/** The roles and statuses of Spec §3 and §6, in their order. */
export const USER_ROLES = ['user', 'editor', 'admin'] as const
export const USER_STATUSES = ['active', 'suspended', 'banned'] as const

export type UserRole = (typeof USER_ROLES)[number]
export type UserStatus = (typeof USER_STATUSES)[number]

/** The categories of the sources' filter (Spec §9): breaking news and the eight topics. */
export type SourceCategory = Exclude<SectionId, 'videos' | 'posts'>

/** The statuses of a source (Spec §3, Aggregated article). */
export const SOURCE_STATUSES = ['collected', 'processing', 'error'] as const
export type SourceStatus = (typeof SOURCE_STATUSES)[number]

/** The nine categories of Spec §9 with their names, in its order. */
export const sourceCategories: readonly { id: SourceCategory; name: string }[] = sections.flatMap(
  ({ id, name }) => (id === 'videos' || id === 'posts' ? [] : [{ id, name }]),
)
