import Button from '@mui/material/Button'
import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AuthDialog } from './AuthDialog'
import { VerifyCodeStep } from './VerifyCodeStep'

/** The router history of the rendered test page, for stories that go back. */
export const bench: { history: RouterHistory | null } = { history: null }

/** For stories: the dialog and the button that opens it, on an otherwise empty page. */
export function AuthBench() {
  const { history, load } = useRouter()
  const [open, setOpen] = useState(true)
  useEffect(() => {
    bench.history = history
    // Reloads the route when the history changes, as the app's own router does.
    return history.subscribe(() => void load())
  }, [history, load])
  return (
    <>
      <h1 tabIndex={-1}>مدار</h1>
      <Button onClick={() => setOpen(true)}>فتح النافذة</Button>
      <AuthDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** For stories: the verification step alone, with a short cool-down. */
export function ResendBench() {
  const [codesSent, setCodesSent] = useState(1)
  const nothing = () => undefined
  return (
    <>
      <VerifyCodeStep
        codesSent={codesSent}
        onResend={() => setCodesSent(codesSent + 1)}
        onSubmit={nothing}
        onChangeEmail={nothing}
        cooldown={2}
      />
      <p data-testid="sent">{codesSent}</p>
    </>
  )
}
