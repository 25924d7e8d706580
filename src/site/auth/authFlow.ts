import type { InterestId, Reader } from '@/lib/reader'

/** The steps of the auth dialog, in the order of Spec §4. */
export const AUTH_STEPS = [
  'login',
  'signup',
  'preferences',
  'forgot-password',
  'verify-code',
  'reset-password',
] as const
export type AuthStep = (typeof AUTH_STEPS)[number]

/** The state that is shared by the steps; the other fields are in the form of a step and are lost when it unmounts. */
export type AuthState = {
  step: AuthStep
  /** the address for the code: «change email» keeps it (D-19a), a completed reset clears it */
  resetEmail: string
  /** how often a code was requested: each time restarts the resend cool-down */
  codesSent: number
  newcomer: Newcomer | null
}

export type Newcomer = Pick<Reader, 'name' | 'email'>

/** The reader's actions. Submit events come from forms that passed validation (Spec §5). */
export type AuthEvent =
  | { type: 'logIn'; email: string; rememberMe: boolean }
  | ({ type: 'signUp' } & Newcomer)
  | { type: 'requestCode'; email: string }
  | { type: 'resendCode' }
  | { type: 'changeEmail' }
  | { type: 'verifyCode' }
  | { type: 'resetPassword' }
  | { type: 'savePreferences'; interests: readonly InterestId[] }
  | { type: 'skipPreferences' }
  | { type: 'goToLogin' }
  | { type: 'goToSignUp' }
  | { type: 'goToForgotPassword' }

/** Side effects outside the dialog, executed in this order. */
export type AuthEffect =
  | { type: 'log'; what: string; data: Readonly<Record<string, unknown>> }
  | { type: 'alertSuccess'; text: string }
  /** empty: forget the address */
  | { type: 'remember'; email: string }
  | { type: 'keepInterests'; interests: readonly InterestId[] }
  | ({ type: 'welcome' } & Newcomer)
  | { type: 'signIn' }
  | { type: 'goToDashboard' }
  | { type: 'close' }

type Outcome = { state: AuthState; effects: readonly AuthEffect[] }

/** The dialog always opens at login (D-19a). */
export const AUTH_START: AuthState = { step: 'login', resetEmail: '', codesSent: 0, newcomer: null }

const PASSWORD_CHANGED = 'تم تغيير كلمة المرور بنجاح'

/** The steps in which each event is allowed; in any other step it is ignored. */
const STEPS_OF: Record<AuthEvent['type'], readonly AuthStep[]> = {
  logIn: ['login'],
  signUp: ['signup'],
  requestCode: ['forgot-password'],
  resendCode: ['verify-code'],
  changeEmail: ['verify-code'],
  verifyCode: ['verify-code'],
  resetPassword: ['reset-password'],
  savePreferences: ['preferences'],
  skipPreferences: ['preferences'],
  goToLogin: ['signup', 'forgot-password'],
  goToSignUp: ['login'],
  goToForgotPassword: ['login'],
}

/**
 * The state machine of the auth dialog (Spec §4): returns the state after the event, and its side
 * effects. Events contain no password and no code, so that neither can be logged. An event that is
 * not allowed in the current step changes nothing.
 */
export function advance(state: AuthState, event: AuthEvent): Outcome {
  if (!STEPS_OF[event.type].includes(state.step)) return { state, effects: [] }

  const to = (step: AuthStep, ...effects: AuthEffect[]): Outcome => ({
    state: { ...state, step },
    effects,
  })
  const finish = (...first: AuthEffect[]): Outcome => ({
    state,
    effects: [
      ...first,
      ...(state.newcomer ? [{ type: 'welcome' as const, ...state.newcomer }] : []),
      { type: 'signIn' },
      { type: 'goToDashboard' },
      { type: 'close' },
    ],
  })

  switch (event.type) {
    case 'logIn':
      return to('preferences', log('login', { email: event.email, rememberMe: event.rememberMe }), {
        type: 'remember',
        email: event.rememberMe ? event.email : '',
      })
    case 'signUp': {
      const newcomer = { name: event.name, email: event.email }
      return {
        state: { ...state, step: 'preferences', newcomer },
        effects: [log('signup', newcomer)],
      }
    }
    case 'requestCode':
      return {
        state: {
          ...state,
          step: 'verify-code',
          resetEmail: event.email,
          codesSent: state.codesSent + 1,
        },
        effects: [log('code requested', { email: event.email })],
      }
    case 'resendCode':
      return {
        state: { ...state, codesSent: state.codesSent + 1 },
        effects: [log('code requested again', { email: state.resetEmail })],
      }
    case 'changeEmail':
    case 'goToForgotPassword':
      return to('forgot-password')
    case 'verifyCode':
      return to('reset-password', log('code given', { email: state.resetEmail }))
    case 'resetPassword':
      return {
        state: AUTH_START,
        effects: [
          log('password reset', { email: state.resetEmail }),
          { type: 'alertSuccess', text: PASSWORD_CHANGED },
        ],
      }
    case 'savePreferences':
      return finish(log('preferences saved', { interests: event.interests }), {
        type: 'keepInterests',
        interests: event.interests,
      })
    case 'skipPreferences':
      return finish(log('preferences skipped', {}))
    case 'goToLogin':
      return to('login')
    case 'goToSignUp':
      return to('signup')
  }
}

const log = (what: string, data: Readonly<Record<string, unknown>>): AuthEffect => ({
  type: 'log',
  what,
  data,
})
