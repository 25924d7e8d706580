import { expect, test } from 'vitest'
import { addReadStory, minutesSinceRead, savedActivity } from './activity'
import { filledTemplate } from './replyTemplates'
import { visitAt } from './visit'

const MINUTE = 60_000
const at = (minutes: number) => Date.parse('2026-11-20T06:00:00Z') + minutes * MINUTE
const iso = (minutes: number) => new Date(at(minutes)).toISOString()

test('a visit begins with the first page after half an hour without one, and lasts as long as there are pages', () => {
  const first = visitAt(at(0), { last: '', before: '' })
  expect(first).toEqual({ last: iso(0), before: '' })
  expect(visitAt(at(30), first)).toEqual({ last: iso(30), before: '' })
  const second = visitAt(at(31), first)
  expect(second).toEqual({ last: iso(31), before: iso(0) })
  expect(visitAt(at(50), second)).toEqual({ last: iso(50), before: iso(0) })
  const setBack = visitAt(at(50), { last: iso(90), before: '' })
  expect(setBack, 'the clock').toEqual({ last: iso(50), before: '' })
})

const read = { story: 'sports-football-1', title: 'عنوان', place: 'رياضة' }

test('no story is read before it was published, on whatever day the reader comes back', () => {
  const readAt = '2026-11-20T09:00:00Z'
  const later = (minutes: number) => new Date(Date.parse(readAt) + minutes * 60_000)
  expect(minutesSinceRead({ ...read, readAt, age: 35 }, later(10))).toBe(10)
  expect(minutesSinceRead({ ...read, readAt, age: 35 }, later(2880))).toBeNull()
  expect(minutesSinceRead({ ...read, readAt }, later(2880)), 'of a day of the calendar').toBe(2880)
})

test('the last 50 stories are stored', () => {
  for (let index = 0; index < 52; index += 1)
    addReadStory({ ...read, story: `${index}`, readAt: iso(index) })
  const stories = savedActivity.get().map(({ story }) => story)
  expect([stories.length, stories[0], stories.at(-1)]).toEqual([50, '51', '2'])
  savedActivity.save([])
})

test('a template gets the name and the subject, each wherever it is and as it was written', () => {
  const message = { name: '{الموضوع}', subject: 'البث' }
  expect(filledTemplate('{الاسم}: «{الموضوع}»، {الاسم}', message)).toBe(
    '{الموضوع}: «البث»، {الموضوع}',
  )
})
