import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/lib/reader'
import { savedInterests } from '@/saved/interests'
import { savedProfile } from '@/saved/profile'
import { savedSettings } from '@/saved/readerSettings'
import { rememberedLogin } from '@/saved/rememberedLogin'
import { toastStore } from '@/ui/stores/toast'
import { AUTH_START, type AuthActions, type AuthState, authActions } from './useAuthFlow'

const email = 'layan@bareed.example'
const newcomer = { name: 'ليان', email }
const reset = { resetEmail: email, codesSent: 1 }

const info = vi.spyOn(console, 'info').mockImplementation(() => {})
const stores = [savedInterests, savedProfile, savedSettings, rememberedLogin] as const

beforeEach(() => session.set({ isSignedIn: false }))
afterEach(() => {
  info.mockClear()
  for (const store of stores) store.save(store.shipped() as never)
})

/** Runs an action in a state. Returns the next state, and whether it has entered the dashboard. */
function act(at: Partial<AuthState>, run: (actions: AuthActions) => void) {
  let state = { ...AUTH_START, ...at }
  const enter = vi.fn()
  const set = (changes: Partial<AuthState>) => {
    state = { ...state, ...changes }
  }
  run(authActions(state, set, enter))
  return { state, entered: enter.mock.calls.length }
}

test('§4 login submit goes to preferences and only logs: nobody is signed in yet', () => {
  const { state, entered } = act({}, ({ logIn }) => logIn({ email, rememberMe: true }))
  expect(state.step).toBe('preferences')
  expect(info.mock.calls).toEqual([['[auth] login', { email, rememberMe: true }]])
  expect([session.get().isSignedIn, entered]).toEqual([false, 0])
  expect(rememberedLogin.get()).toEqual({ email })
  act({}, ({ logIn }) => logIn({ email, rememberMe: false }))
  expect(rememberedLogin.get()).toEqual({ email: '' })
})

test('§4 signup submit goes to preferences and only logs', () => {
  const { state } = act({ step: 'signup' }, ({ signUp }) => signUp(newcomer))
  expect(state).toEqual({ ...AUTH_START, step: 'preferences', newcomer })
  expect(info.mock.calls).toEqual([['[auth] signup', newcomer]])
  expect(session.get().isSignedIn).toBe(false)
})

describe('the forgotten password (§4, D-19a)', () => {
  test('§4 the address leads to verify-code, the code to reset-password; resend stays and counts', () => {
    const asked = act({ step: 'forgot-password' }, (to) => to.requestCode(email)).state
    expect(asked).toEqual({ ...AUTH_START, step: 'verify-code', ...reset })
    const again = act(asked, (to) => to.resendCode()).state
    expect(again).toEqual({ ...asked, codesSent: 2 })
    const verified = act(again, (to) => to.verifyCode()).state
    expect(verified).toMatchObject({ step: 'reset-password', resetEmail: email })
  })

  test('D-19a «change email» keeps the address; a code is then for the new one', () => {
    const { state } = act({ step: 'verify-code', ...reset }, (to) => to.goTo('forgot-password'))
    expect(state).toMatchObject({ step: 'forgot-password', resetEmail: email })
    const other = 'other@bareed.example'
    const again = act(state, ({ requestCode }) => requestCode(other))
    expect(again.state).toMatchObject({ step: 'verify-code', resetEmail: other, codesSent: 2 })
  })

  test('§4 reset submit alerts success, returns to login and clears the reset fields', () => {
    const { state } = act({ step: 'reset-password', ...reset }, (to) => to.resetPassword())
    expect(state).toEqual({ step: 'login', resetEmail: '', codesSent: 0, newcomer: null })
    const alert = { kind: 'success', text: 'تم تغيير كلمة المرور بنجاح' }
    expect(toastStore.get()[0]).toMatchObject(alert)
  })
})

// §4: either button closes the dialog and goes to the dashboard.
describe.each([
  ['saved', (to: AuthActions) => to.savePreferences(['tech']), ['tech']],
  ['skipped', (to: AuthActions) => to.skipPreferences(), savedInterests.shipped()],
])('preferences %s (§4, D-19)', (_, run, interests) => {
  test('the reader is signed in, after signing up as that person, and enters the dashboard', () => {
    const { entered } = act({ step: 'preferences', newcomer }, run)
    expect(savedInterests.get()).toEqual(interests)
    expect([session.get().isSignedIn, entered]).toEqual([true, 1])
    expect(savedSettings.get()).toMatchObject(newcomer)
    expect(savedProfile.get()).toMatchObject({ location: '', bio: '' })
  })
})
