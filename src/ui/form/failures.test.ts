import type { FieldErrors } from 'react-hook-form'
import { expect, test } from 'vitest'
import { failuresInOrder } from './failures'

const wrong = (message: string) => ({ type: 'custom', message })

test('§5 failures are in the order of the schema’s keys, each with its path; those of no field are last', () => {
  const errors: FieldErrors<{ list: { title: string }[]; email: string; name: string }> = {
    root: wrong('عام'),
    email: wrong('ب'),
    list: [undefined, { title: wrong('ت') }],
  }
  expect(failuresInOrder(errors, ['name', 'list', 'email'])).toEqual([
    { name: 'list.1.title', message: 'ت' },
    { name: 'email', message: 'ب' },
    { name: 'root', message: 'عام' },
  ])
})
