import { expect, test } from 'vitest'
import {
  type ContactMessage,
  contactMessageInputSchema,
  contactMessageListSchema,
  messageStatusSchema,
} from '@/api/contactMessages'
import { CONTACT_CATEGORIES } from '@/api/messageKinds'
import { extremeMessages } from './extremeMessages'
import { manyMessages } from './manyMessages'
import { seed } from './seed'

function expectNewestFirst(messages: readonly ContactMessage[]) {
  const dates = messages.map(({ createdAt }) => createdAt)
  expect(dates).toEqual(dates.toSorted().toReversed())
}

test('the seed has valid messages of every category in every status (§9), newest first, numbered down to 1', () => {
  const messages = seed()
  for (const { name, email, subject, message, category } of messages)
    contactMessageInputSchema.parse({ name, email, subject, message, category })
  const seen = new Set(messages.map(({ category, status }) => `${category} ${status}`))
  expect(seen.size).toBe(CONTACT_CATEGORIES.length * messageStatusSchema.options.length)
  expectNewestFirst(messages)
  expect(messages.map(({ id }) => id)).toEqual(messages.map((_, i) => messages.length - i))
})

test('many and extreme messages have the shape of the contract; many are newest first', () => {
  expectNewestFirst(contactMessageListSchema.parse(manyMessages(10_000)))
  contactMessageListSchema.parse(extremeMessages())
})
