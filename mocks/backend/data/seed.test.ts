import { describe, expect, test } from 'vitest'
import {
  contactMessageInputSchema,
  contactMessageListSchema,
  messageStatusSchema,
} from '@/api/contactMessages'
import { CONTACT_CATEGORIES } from '@/api/messageKinds'
import { extremeMessages } from './extremeMessages'
import { manyMessages } from './manyMessages'
import { seed } from './seed'

const pairs = CONTACT_CATEGORIES.flatMap((category) =>
  messageStatusSchema.options.map((status) => `${category} ${status}`),
)
const repeated = (texts: string[]) => texts.filter((text, i) => texts.indexOf(text) !== i)

describe('the seed (Spec §3, §9)', () => {
  const messages = seed()

  test('has at least 36 messages, each one valid as a visitor’s message', () => {
    expect(messages.length).toBeGreaterThanOrEqual(36)
    for (const { name, email, subject, message, category } of messages) {
      contactMessageInputSchema.parse({ name, email, subject, message, category })
    }
  })

  test('has every category in every status, resolved and unresolved', () => {
    const seen = new Set(messages.map(({ category, status }) => `${category} ${status}`))
    expect(pairs.filter((pair) => !seen.has(pair))).toEqual([])
    const states = new Set(messages.map(({ status, isResolved }) => `${status} ${isResolved}`))
    expect(states.size).toBe(6)
  })

  test('repeats no sender, subject, message or sentence, and uses only .example addresses', () => {
    expect(repeated(messages.map(({ name }) => name))).toEqual([])
    expect(repeated(messages.map(({ email }) => email))).toEqual([])
    expect(repeated(messages.map(({ subject }) => subject))).toEqual([])
    expect(repeated(messages.flatMap(({ message }) => message.split(/(?<=[.؟!])\s+/)))).toEqual([])
    expect(messages.filter(({ email }) => !email.endsWith('.example'))).toEqual([])
  })

  test('is newest first, numbered down to 1', () => {
    const dates = messages.map(({ createdAt }) => createdAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(new Set(dates).size).toBe(messages.length)
    expect(messages.map(({ id }) => id)).toEqual(messages.map((_, i) => messages.length - i))
  })

  test('uses Western digits only (D-28)', () => {
    expect(JSON.stringify(messages)).not.toMatch(/[٠-٩۰-۹]/)
  })
})

describe('many messages', () => {
  test('are as many as requested, valid, newest first, with every category and status', () => {
    const messages = contactMessageListSchema.parse(manyMessages(10_000))
    expect(messages).toHaveLength(10_000)
    expect(new Set(messages.map(({ category, status }) => `${category} ${status}`)).size).toBe(27)
    const dates = messages.map(({ createdAt }) => createdAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(repeated(manyMessages(500).map(({ message }) => message))).toEqual([])
  })

  test('are the same on every call', () => {
    expect(manyMessages(200)).toEqual(manyMessages(200))
    expect(manyMessages(0)).toEqual([])
  })
})

describe('extreme messages', () => {
  const messages = contactMessageListSchema.parse(extremeMessages())
  const all = messages.map(({ name, subject, message }) => name + subject + message).join('')

  test('contain a word of 10,000 letters, tags, direction marks and joined emoji', () => {
    expect(all).toMatch(/[^\s<]{10000}/)
    expect(all).toContain('<script>')
    expect(all).toContain('\u202e')
    expect(all).toContain('👨‍👩‍👧‍👦')
  })

  test('cover every status', () => {
    expect(new Set(messages.map(({ status }) => status)).size).toBe(3)
  })
})
