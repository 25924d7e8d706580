import { expect, test } from 'vitest'
import {
  contactMessageInputSchema,
  contactMessageListSchema,
  messageStatusSchema,
} from '@/api/contactMessages'
import { CONTACT_CATEGORIES } from '@/api/messageKinds'
import { extremeMessages } from './extremeMessages'
import { manyMessages } from './manyMessages'
import { seed } from './seed'

test('the seed has valid messages of every category in every status (§9), newest first, numbered down to 1', () => {
  const messages = seed()
  for (const { name, email, subject, message, category } of messages)
    contactMessageInputSchema.parse({ name, email, subject, message, category })
  const seen = new Set(messages.map(({ category, status }) => `${category} ${status}`))
  for (const category of CONTACT_CATEGORIES)
    for (const status of messageStatusSchema.options)
      expect(seen).toContain(`${category} ${status}`)
  const dates = messages.map(({ createdAt }) => createdAt)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(messages.map(({ id }) => id)).toEqual(messages.map((_, i) => messages.length - i))
})

test('many messages are as many as requested, valid, newest first, and the same on every call', () => {
  const messages = contactMessageListSchema.parse(manyMessages(10_000))
  expect(messages).toHaveLength(10_000)
  const dates = messages.map(({ createdAt }) => createdAt)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(manyMessages(200)).toEqual(manyMessages(200))
})

test('extreme messages are in the shape of the contract', () => {
  expect(contactMessageListSchema.parse(extremeMessages()).length).toBeGreaterThan(0)
})
