import type { ContactMessageInput } from '@/api/contactMessages'
import type { PageSetting } from '@/api/pageSettings'

/** Returns messages that the contract refuses (Spec §5, D-16), each with the field that an issue must name. */
export const badMessages = (good: ContactMessageInput): { body: unknown; field?: string }[] => [
  ...['name', 'email', 'subject', 'message', 'category'].map((field) => ({
    body: { ...good, [field]: undefined },
    field,
  })),
  { body: { ...good, name: '' }, field: 'name' },
  { body: { ...good, name: '\u200f' }, field: 'name' },
  { body: { ...good, subject: 'م'.repeat(151) }, field: 'subject' },
  { body: { ...good, message: 'م'.repeat(10_001) }, field: 'message' },
  { body: { ...good, email: 'samar@example.com, samar@example.org' }, field: 'email' },
  { body: { ...good, name: 7 }, field: 'name' },
  { body: { ...good, email: 'samar@example' }, field: 'email' },
  { body: { ...good, category: 'متفرقات' }, field: 'category' },
  { body: { ...good, isResolved: true } },
  { body: [good] },
  { body: null },
]

export const badStatuses: unknown[] = [
  { status: 'archived', adminNotes: '' },
  { status: 'read' },
  { adminNotes: '' },
  { status: 'read', adminNotes: null },
  { status: 'read', adminNotes: 'م'.repeat(20_001) },
  { status: 'read', adminNotes: '', isResolved: true },
  {},
  [],
]

export const badResolved: unknown[] = [
  { isResolved: 'yes' },
  { isResolved: 1 },
  { isResolved: null },
  { isResolved: true, status: 'read' },
  {},
  true,
]

export function badPageSettings(good: PageSetting): unknown[] {
  const category = {
    id: 'football',
    name: 'كرة القدم',
    nameEn: 'Football',
    isActive: true,
    order: 1,
    articlesCount: 12,
    sources: ['صدى الملاعب'],
  }
  const withCategory = (change: object) => ({ ...good, categories: [{ ...category, ...change }] })
  return [
    { ...good, pageId: '' },
    { ...good, path: 'sports' },
    { ...good, categories: undefined },
    { ...good, colour: 'red' },
    withCategory({ order: 0 }),
    withCategory({ articlesCount: 1.5 }),
    withCategory({ sources: undefined }),
    withCategory({ isActive: 'yes' }),
    {},
    [],
  ]
}
