import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type InterestId, type Reader, signIn } from '@/lib/reader'
import { savedInterests } from '@/saved/interests'
import { rememberedLogin } from '@/saved/rememberedLogin'
import { welcome } from '@/site/profile/saveProfile'
import { sayIfNotStored } from '@/ui/stores/notStored'
import { toast } from '@/ui/stores/toast'

/** The steps of the auth dialog, in the order of Spec §4. */
export type AuthStep =
  | 'login'
  | 'signup'
  | 'preferences'
  | 'forgot-password'
  | 'verify-code'
  | 'reset-password'

type Newcomer = Pick<Reader, 'name' | 'email'>

/** The state that is shared by the steps; the other fields are in the form of a step and are lost when it unmounts. */
export type AuthState = {
  step: AuthStep
  /** the address for the code: «change email» keeps it (D-19a), a completed reset clears it */
  resetEmail: string
  /** how often a code was requested: each time restarts the resend cool-down */
  codesSent: number
  newcomer: Newcomer | null
}

/** The dialog always opens at login (D-19a). */
export const AUTH_START: AuthState = { step: 'login', resetEmail: '', codesSent: 0, newcomer: null }

export type AuthActions = ReturnType<typeof authActions>

/**
 * What the reader does in the steps, whose forms have passed validation (Spec §4, §5). No action gets a password or a
 * code, so that neither can be logged.
 * @param enter opens the dashboard and closes the dialog
 */
export function authActions(
  state: AuthState,
  set: (changes: Partial<AuthState>) => void,
  enter: () => void,
) {
  function requestCode(what: string, email: string) {
    log(what, { email })
    set({ step: 'verify-code', resetEmail: email, codesSent: state.codesSent + 1 })
  }
  function finish() {
    if (state.newcomer) sayIfNotStored(welcome(state.newcomer))
    signIn()
    enter()
  }
  return {
    goTo: (step: AuthStep) => set({ step }),
    logIn({ email, rememberMe }: { email: string; rememberMe: boolean }) {
      log('login', { email, rememberMe })
      sayIfNotStored(rememberedLogin.save({ email: rememberMe ? email : '' }))
      set({ step: 'preferences', newcomer: null })
    },
    signUp(newcomer: Newcomer) {
      log('signup', newcomer)
      set({ step: 'preferences', newcomer })
    },
    requestCode: (email: string) => requestCode('code requested', email),
    resendCode: () => requestCode('code requested again', state.resetEmail),
    verifyCode() {
      log('code given', { email: state.resetEmail })
      set({ step: 'reset-password' })
    },
    resetPassword() {
      log('password reset', { email: state.resetEmail })
      set(AUTH_START)
      toast.success('تم تغيير كلمة المرور بنجاح')
    },
    savePreferences(interests: readonly InterestId[]) {
      log('preferences saved', { interests })
      sayIfNotStored(savedInterests.save(interests))
      finish()
    },
    skipPreferences() {
      log('preferences skipped', {})
      finish()
    },
  }
}

const log = (what: string, data: object) => console.info(`[auth] ${what}`, data)

/** The typed text of the first two steps, which survives a change of step; never passwords (Spec §4). */
type RetainedFields = { login: { email: string }; signup: Newcomer }

/** The fields when the dialog opens: only a remembered address is filled in. */
export const emptyFields = (): RetainedFields => ({
  login: rememberedLogin.get(),
  signup: { name: '', email: '' },
})

const begin = (visit: number) => ({
  /** how often the dialog was opened */
  visit,
  stepsTaken: 0,
  /** the steps before this one; Back returns to the last of them */
  trail: [] as readonly AuthStep[],
  state: AUTH_START,
  /** not rendered: each step writes its fields into it when it is left */
  retained: emptyFields(),
})

/** What each step gets. */
export type StepProps = {
  state: AuthState
  actions: AuthActions
  retained: RetainedFields
}

/** The state of the auth dialog, with what a step gets, and `goBack`. */
export function useAuthFlow(open: boolean, onClose: () => void) {
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(open)
  const [flow, setFlow] = useState(() => begin(0))
  const { state, stepsTaken, trail } = flow

  // Resets on opening rather than on closing, so that the content does not change while the dialog fades out.
  if (open !== isOpen) {
    setIsOpen(open)
    if (open) setFlow(begin(flow.visit + 1))
  }

  function set(changes: Partial<AuthState>) {
    const next = { ...state, ...changes }
    if (next.step === state.step) return setFlow({ ...flow, state: next })
    const before = trail.indexOf(next.step)
    setFlow({
      ...flow,
      state: next,
      stepsTaken: stepsTaken + 1,
      trail: before < 0 ? [...trail, state.step] : trail.slice(0, before),
    })
  }
  /** Returns to the step before; false in the first step. */
  function goBack(): boolean {
    const step = trail.at(-1)
    if (step) set({ step })
    return step !== undefined
  }
  function enter() {
    if (!/^\/dashboard\/?$/.test(router.latestLocation.pathname))
      void router.navigate({ to: '/dashboard' })
    onClose()
  }
  return { ...flow, goBack, actions: authActions(state, set, enter) }
}
