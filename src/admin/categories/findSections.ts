import { type ParentGroup, parentGroups } from '@/content/admin/parentSections'
import { containsText } from '@/lib/containsText'

/**
 * The groups of the picker with the sections whose name matches the query; empty groups are
 * omitted.
 */
export const findSections = (query: string): ParentGroup[] =>
  parentGroups.flatMap(({ name, sections }) => {
    const found = sections.filter((section) => containsText([section.name, section.nameEn], query))
    return found.length > 0 ? [{ name, sections: found }] : []
  })
