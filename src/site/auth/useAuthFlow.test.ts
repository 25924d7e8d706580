import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/lib/reader'
import { savedInterests } from '@/saved/interests'
import { savedProfile } from '@/saved/profile'
import { savedSettings } from '@/saved/readerSettings'
import { rememberedLogin } from '@/saved/rememberedLogin'
import { toastStore } from '@/ui/toast/toast'
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

describe('login and signup (§4)', () => {
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
    const { state, entered } = act({ step: 'signup' }, ({ signUp }) => signUp(newcomer))
    expect(state).toEqual({ ...AUTH_START, step: 'preferences', newcomer })
    expect(info.mock.calls).toEqual([['[auth] signup', newcomer]])
    expect([session.get().isSignedIn, entered]).toEqual([false, 0])
  })
})

describe('the forgotten password (§4, D-19a)', () => {
  test('§4 forgot-password submit goes to verify-code, with the address', () => {
    const { state } = act({ step: 'forgot-password' }, (to) => to.requestCode(email))
    expect(state).toEqual({ ...AUTH_START, step: 'verify-code', ...reset })
  })

  test('§4 resend stays in the step and counts, so that the wait starts again', () => {
    const { state } = act({ step: 'verify-code', ...reset }, (to) => to.resendCode())
    expect(state).toMatchObject({ step: 'verify-code', resetEmail: email, codesSent: 2 })
    expect(info.mock.calls).toEqual([['[auth] code requested again', { email }]])
  })

  test('D-19a «change email» keeps the address; a code is then for the new one', () => {
    const { state } = act({ step: 'verify-code', ...reset }, (to) => to.goTo('forgot-password'))
    expect(state).toMatchObject({ step: 'forgot-password', resetEmail: email })
    const other = 'other@bareed.example'
    const again = act(state, ({ requestCode }) => requestCode(other))
    expect(again.state).toMatchObject({ step: 'verify-code', resetEmail: other, codesSent: 2 })
  })

  test('§4 verify-code submit goes to reset-password', () => {
    const { state } = act({ step: 'verify-code', ...reset }, (to) => to.verifyCode())
    expect(state).toMatchObject({ step: 'reset-password', resetEmail: email })
  })

  test('§4 reset submit alerts success, returns to login and clears the reset fields', () => {
    const { state } = act({ step: 'reset-password', ...reset }, (to) => to.resetPassword())
    expect(state).toEqual({ step: 'login', resetEmail: '', codesSent: 0, newcomer: null })
    expect(toastStore.get()[0]).toMatchObject({
      kind: 'success',
      text: 'تم تغيير كلمة المرور بنجاح',
    })
  })
})

describe('preferences (§4, D-19)', () => {
  test('§4 save stores the interests, signs in, goes to the dashboard and closes', () => {
    const { entered } = act({ step: 'preferences' }, (to) => to.savePreferences(['tech']))
    expect(savedInterests.get()).toEqual(['tech'])
    expect([session.get().isSignedIn, entered]).toEqual([true, 1])
  })

  test('§4 skip does the same but does not change the interests', () => {
    const { entered } = act({ step: 'preferences' }, (to) => to.skipPreferences())
    expect(savedInterests.get()).toEqual(savedInterests.shipped())
    expect([session.get().isSignedIn, entered]).toEqual([true, 1])
  })

  test.each([
    ['saved', (to: AuthActions) => to.savePreferences(['tech'])],
    ['skipped', (to: AuthActions) => to.skipPreferences()],
  ])('D-19: after signing up that person is the reader, with preferences %s', (_, run) => {
    act({ step: 'preferences', newcomer }, run)
    expect(savedSettings.get()).toMatchObject(newcomer)
    expect(savedProfile.get()).toMatchObject({ location: '', bio: '' })
  })
})
