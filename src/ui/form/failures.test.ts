import type { FieldErrors } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { failuresInOrder } from './failures'

const wrong = (message: string) => ({ type: 'custom', message })

describe('§5 the first failure', () => {
  test('is the first of the schema’s keys, for any order of the errors', () => {
    const errors = { message: wrong('ج'), email: wrong('ب'), name: wrong('أ') }
    expect(failuresInOrder(errors, ['name', 'email', 'subject', 'message'])).toEqual([
      { name: 'name', message: 'أ' },
      { name: 'email', message: 'ب' },
      { name: 'message', message: 'ج' },
    ])
  })

  test('finds failures in nested objects and lists by their path', () => {
    const errors: FieldErrors<{ list: { title: string }[]; email: string }> = {
      list: [undefined, { title: wrong('ت') }],
      email: wrong('ب'),
    }
    expect(failuresInOrder(errors, ['list', 'email'])).toEqual([
      { name: 'list.1.title', message: 'ت' },
      { name: 'email', message: 'ب' },
    ])
  })

  test('puts failures without a field of the schema last', () => {
    const errors = { root: wrong('عام'), name: wrong('أ') }
    expect(failuresInOrder(errors, ['name']).map((failure) => failure.name)).toEqual([
      'name',
      'root',
    ])
  })

  test('is undefined for a valid form', () => {
    expect(failuresInOrder({}, ['name'])).toEqual([])
  })
})
