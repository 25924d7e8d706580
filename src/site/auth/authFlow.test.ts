import { describe, expect, test } from 'vitest'
import { AUTH_START, AUTH_STEPS, type AuthEvent, type AuthState, advance } from './authFlow'

const at = (step: AuthState['step'], rest: Partial<AuthState> = {}): AuthState => ({
  ...AUTH_START,
  step,
  ...rest,
})
const email = 'layan@bareed.example'
const reset = { resetEmail: email, codesSent: 1 }
const kinds = (state: AuthState, event: AuthEvent) =>
  advance(state, event).effects.map(({ type }) => type)

const EVERY_EVENT: readonly AuthEvent[] = [
  { type: 'logIn', email, rememberMe: true },
  { type: 'signUp', name: 'ليان', email },
  { type: 'requestCode', email },
  { type: 'resendCode' },
  { type: 'changeEmail' },
  { type: 'verifyCode' },
  { type: 'resetPassword' },
  { type: 'savePreferences', interests: ['tech'] },
  { type: 'skipPreferences' },
  { type: 'goToLogin' },
  { type: 'goToSignUp' },
  { type: 'goToForgotPassword' },
]

describe('steps (§4, D-19a)', () => {
  test('§4 the six steps; the dialog opens at login with nothing filled in', () => {
    expect(AUTH_STEPS).toEqual([
      'login',
      'signup',
      'preferences',
      'forgot-password',
      'verify-code',
      'reset-password',
    ])
    expect(AUTH_START).toEqual({ step: 'login', resetEmail: '', codesSent: 0, newcomer: null })
  })

  test('§4 every step leads to the steps of the specification, and to no others', () => {
    const ways = AUTH_STEPS.map((step) => {
      const from = at(step, reset)
      const reached = EVERY_EVENT.map((event) => [event.type, advance(from, event)] as const)
        .filter(([, { state, effects }]) => state !== from || effects.length > 0)
        .map(([type, { state }]) => `${type} → ${state.step}`)
      return [step, reached]
    })
    expect(Object.fromEntries(ways)).toEqual({
      login: ['logIn → preferences', 'goToSignUp → signup', 'goToForgotPassword → forgot-password'],
      signup: ['signUp → preferences', 'goToLogin → login'],
      preferences: ['savePreferences → preferences', 'skipPreferences → preferences'],
      'forgot-password': ['requestCode → verify-code', 'goToLogin → login'],
      'verify-code': [
        'resendCode → verify-code',
        'changeEmail → forgot-password',
        'verifyCode → reset-password',
      ],
      'reset-password': ['resetPassword → login'],
    })
  })

  test('§4 an event of another step is ignored: the same state, no effects', () => {
    const state = at('login')
    expect(advance(state, { type: 'skipPreferences' })).toEqual({ state, effects: [] })
    expect(advance(state, { type: 'skipPreferences' }).state).toBe(state)
  })
})

describe('login and signup (§4)', () => {
  test('§4 login submit goes to preferences and only logs: nobody is signed in yet', () => {
    const { state, effects } = advance(at('login'), { type: 'logIn', email, rememberMe: true })
    expect(state.step).toBe('preferences')
    expect(effects).toEqual([
      { type: 'log', what: 'login', data: { email, rememberMe: true } },
      { type: 'remember', email },
    ])
    const forgetting = advance(at('login'), { type: 'logIn', email, rememberMe: false })
    expect(forgetting.effects.at(-1)).toEqual({ type: 'remember', email: '' })
  })

  test('§4 signup submit goes to preferences and only logs', () => {
    const { state, effects } = advance(at('signup'), { type: 'signUp', name: 'ليان', email })
    expect(state.step).toBe('preferences')
    expect(effects).toEqual([{ type: 'log', what: 'signup', data: { name: 'ليان', email } }])
    expect(state.newcomer).toEqual({ name: 'ليان', email })
  })
})

describe('the forgotten password (§4, D-19a)', () => {
  test('§4 forgot-password submit goes to verify-code, with the address', () => {
    const { state } = advance(at('forgot-password'), { type: 'requestCode', email })
    expect(state).toEqual(at('verify-code', { resetEmail: email, codesSent: 1 }))
  })

  test('§4 resend stays in the step and counts, so that the wait starts again', () => {
    const { state, effects } = advance(at('verify-code', reset), { type: 'resendCode' })
    expect(state).toEqual(at('verify-code', { resetEmail: email, codesSent: 2 }))
    expect(effects).toEqual([{ type: 'log', what: 'code requested again', data: { email } }])
  })

  test('D-19a «change email» goes back to forgot-password with the address', () => {
    const { state } = advance(at('verify-code', reset), { type: 'changeEmail' })
    expect(state).toMatchObject({ step: 'forgot-password', resetEmail: email })
  })

  test('§4 a code requested after «change email» is for the new address', () => {
    const { state } = advance(at('forgot-password', reset), {
      type: 'requestCode',
      email: 'other@bareed.example',
    })
    expect(state).toEqual(at('verify-code', { resetEmail: 'other@bareed.example', codesSent: 2 }))
  })

  test('§4 verify-code submit goes to reset-password', () => {
    const { state } = advance(at('verify-code', reset), { type: 'verifyCode' })
    expect(state).toMatchObject({ step: 'reset-password', resetEmail: email })
  })

  test('§4 reset submit alerts success, returns to login and clears the reset fields', () => {
    const { state, effects } = advance(at('reset-password', reset), { type: 'resetPassword' })
    expect(state).toEqual(AUTH_START)
    expect(effects.at(-1)).toEqual({ type: 'alertSuccess', text: 'تم تغيير كلمة المرور بنجاح' })
  })
})

describe('preferences (§4, D-19)', () => {
  test('§4 save stores the interests, signs in, goes to the dashboard and closes', () => {
    const event: AuthEvent = { type: 'savePreferences', interests: ['tech', 'science'] }
    expect(kinds(at('preferences'), event)).toEqual([
      'log',
      'keepInterests',
      'signIn',
      'goToDashboard',
      'close',
    ])
    expect(advance(at('preferences'), event).effects[1]).toEqual({
      type: 'keepInterests',
      interests: ['tech', 'science'],
    })
  })

  test('D-19: after signing up that person is the reader, whether preferences are saved or skipped', () => {
    const state = at('preferences', { newcomer: { name: 'ليان', email } })
    for (const event of [
      { type: 'savePreferences', interests: [] },
      { type: 'skipPreferences' },
    ] as const) {
      const { effects } = advance(state, event)
      expect(effects).toContainEqual({ type: 'welcome', name: 'ليان', email })
      expect(effects.findIndex(({ type }) => type === 'welcome')).toBeLessThan(
        effects.findIndex(({ type }) => type === 'signIn'),
      )
    }
  })

  test('§4 skip does the same but does not change the interests', () => {
    expect(kinds(at('preferences'), { type: 'skipPreferences' })).toEqual([
      'log',
      'signIn',
      'goToDashboard',
      'close',
    ])
  })
})
