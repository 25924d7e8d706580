import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { signIn } from '@/lib/reader'
import { savedInterests } from '@/saved/interests'
import { rememberedLogin } from '@/saved/rememberedLogin'
import { welcome } from '@/site/profile/saveProfile'
import { NOT_STORED } from '@/ui/toast/notStored'
import { toast } from '@/ui/toast/toast'
import { AUTH_START, type AuthEffect, type AuthEvent, advance } from './authFlow'

/**
 * The state machine of the auth dialog, with its side effects on the page. Returns the state, `send`, and two numbers
 * that identify a step: the visit (how often the dialog was opened) and the steps taken.
 */
export function useAuthFlow(open: boolean, onClose: () => void) {
  const run = useEffectRunner(onClose)
  const [isOpen, setIsOpen] = useState(open)
  const [visit, setVisit] = useState(0)
  const [stepsTaken, setStepsTaken] = useState(0)
  const [state, setState] = useState(AUTH_START)

  // Resets on opening rather than on closing, so that the content does not change while the dialog fades out.
  if (open !== isOpen) {
    setIsOpen(open)
    if (open) {
      setVisit(visit + 1)
      setStepsTaken(0)
      setState(AUTH_START)
    }
  }

  /** The buttons are still there while the dialog fades out; ignore their events. */
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
      case 'remember':
        if (!rememberedLogin.save({ email: effect.email })) toast.error(NOT_STORED)
        break
      case 'keepInterests':
        if (!savedInterests.save(effect.interests)) toast.error(NOT_STORED)
        break
      case 'welcome':
        if (!welcome(effect)) toast.error(NOT_STORED)
        break
      case 'signIn':
        signIn()
        break
      case 'goToDashboard':
        // Replaces the dialog's own history entry. On the dashboard itself, that entry is only removed.
        if (!/^\/dashboard\/?$/.test(router.latestLocation.pathname))
          void router.navigate({ to: '/dashboard', replace: true })
        break
      case 'close':
        close()
    }
  }
}
