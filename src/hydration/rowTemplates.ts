import type { ContactMessage } from '@/api/contactMessages'

/** What the templates of the rows of messages have in place of a message's texts. */
export const PLACEHOLDERS = {
  name: '{name}',
  email: '{email}',
  subject: '{subject}',
  category: '{category}',
}

/** The name of the template for a message: a row differs with its state. */
export const variantOf = ({ status, isResolved }: Pick<ContactMessage, 'status' | 'isResolved'>) =>
  `${status}-${isResolved}`
