import { linkOptions } from '@tanstack/react-router'
import { type Section, type SectionId, sectionById } from '@/content/sections'
import { topics } from '@/content/topics'

/** The link to a section: breaking is the home page itself (Spec §2). */
export function sectionLink(id: SectionId) {
  switch (id) {
    case 'breaking':
      return linkOptions({ to: '/' })
    case 'videos':
      return linkOptions({ to: '/youtube' })
    case 'posts':
      return linkOptions({ to: '/twitter' })
    default:
      return linkOptions({ to: '/$topic', params: { topic: id } })
  }
}

const sectionsOf = (...ids: SectionId[]): readonly Section[] => ids.map(sectionById)

export const navSections = sectionsOf(
  'sports',
  'technology',
  'business',
  'entertainment',
  'videos',
  'posts',
)

/** The sections of the «more» dropdown (Spec §2): the topics without a link of their own. */
export const moreSections = sectionsOf(...topics.map(({ slug }) => slug)).filter(
  (section) => !navSections.includes(section),
)

/** The category links of the footer, in the order of Spec §2. */
export const footerSections = sectionsOf('sports', 'technology', 'business', 'culture', 'health')
