import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readerInterests } from '@/lib/readerInterests'
import { signIn } from '@/lib/session'
import { welcome } from '@/site/profile/savedProfile'
import { toast } from '@/ui/toast/toast'
import { AUTH_START, type AuthEffect, type AuthEvent, advance } from './authFlow'

/**
 * The auth dialog's machine, with its effects on the rest of the page. Returns its state, which visit
 * this is and how many steps it took, both for telling one step from another, and `send`.
 */
export function useAuthFlow(open: boolean, onClose: () => void) {
  const run = useEffectRunner(onClose)
  const [isOpen, setIsOpen] = useState(open)
  const [visit, setVisit] = useState(0)
  const [stepsTaken, setStepsTaken] = useState(0)
  const [state, setState] = useState(AUTH_START)

  // Afresh when it opens, not when it closes: what was on view stays so while the dialog fades.
  if (open !== isOpen) {
    setIsOpen(open)
    if (open) {
      setVisit(visit + 1)
      setStepsTaken(0)
      setState(AUTH_START)
    }
  }

  /** While the dialog fades its buttons are still there, but do nothing any more. */
  const send = (event: AuthEvent) => {
    if (!open) return
    const { state: next, effects } = advance(state, event)
    if (next.step !== state.step) setStepsTaken(stepsTaken + 1)
    setState(next)
    for (const effect of effects) run(effect)
  }

  return { state, visit, stepsTaken, send }
}

function useEffectRunner(close: () => void) {
  const router = useRouter()
  return (effect: AuthEffect) => {
    switch (effect.type) {
      case 'log':
        console.info(`[auth] ${effect.what}`, effect.data)
        break
      case 'alertSuccess':
        toast.success(effect.text)
        break
      case 'keepInterests':
        readerInterests.set(effect.interests)
        break
      case 'welcome':
        welcome(effect)
        break
      case 'signIn':
        signIn()
        break
      case 'goToDashboard':
        // In the place of the dialog's own entry. From the dashboard itself, that entry just goes.
        if (!/^\/dashboard\/?$/.test(router.latestLocation.pathname))
          void router.navigate({ to: '/dashboard', replace: true })
        break
      case 'close':
        close()
    }
  }
}
