import type { QueryClient } from '@tanstack/react-query'
import { type ContactMessage, contactMessagesQuery } from './api/contactMessages'
import { MESSAGE_STATUSES } from './api/messageKinds'
import { PLACEHOLDERS, variantOf } from './hydration/rowTemplates'

/** One message of each state, in the order of their rows, and more than a page in all. */
const messages: ContactMessage[] = Array.from({ length: 30 }, (_, id) => ({
  ...PLACEHOLDERS,
  id,
  message: '',
  status: MESSAGE_STATUSES[id % 3] ?? 'read',
  isResolved: id % 6 > 2,
  createdAt: '2026-11-25T09:00:00Z',
}))

type Answer = {
  /** the call, from the root of the server */
  path: string
  /** puts an answer into the client */
  fill: (client: QueryClient) => void
  /** takes the row of each state out of the HTML of the screen with that answer, as template elements */
  templatesOf: (html: string) => string
}

/**
 * The screens whose content is the answer of a call. Their HTML shows a skeleton, but has the styles of the content,
 * which the browser would otherwise create in the task in which the answer arrives, and templates of its rows, which
 * `src/hydration/earlyRows.ts` fills before the app has loaded (figures in `ADR-7`).
 */
export const prerenderAnswers: Readonly<Record<string, Answer>> = {
  '/admin/contact-messages': {
    path: '/api/contact-messages',
    fill: (client) => client.setQueryData(contactMessagesQuery.queryKey, messages),
    templatesOf: (html) => {
      const rows = html.match(/<tr [^>]*data-row="[\s\S]*?<\/tr>/g) ?? []
      const all = messages.slice(0, 6)
      if (rows.length < all.length)
        throw new Error('The messages have no rows to make templates of')
      return all
        .map((one, index) => `<template data-row-of="${variantOf(one)}">${rows[index]}</template>`)
        .join('')
    },
  },
}
