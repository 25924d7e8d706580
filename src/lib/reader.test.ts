import { expect, test } from 'vitest'
import { session, signIn, signOut } from './reader'

test('§1, §4 the session starts signed in; logout sets it false, the finished dialog true', () => {
  expect(session.get()).toEqual({ isSignedIn: true })
  signOut()
  expect(session.get()).toEqual({ isSignedIn: false })
  signIn()
  expect(session.get()).toEqual({ isSignedIn: true })
})
