import type { ContactMessage } from '@/api/contactMessages'

/** The notes that are stored with a message. A change of status replaces them, so it sends them again. */
export const savedNotes = ({ adminNotes }: ContactMessage): string => adminNotes ?? ''

/** Marks the element that contains the open message. */
export const READER = 'data-message-reader'
