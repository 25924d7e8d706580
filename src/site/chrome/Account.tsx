import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { isolated } from '@/lib/isolated'
import { matchesKeys } from '@/lib/keys'
import { session, signOut } from '@/lib/reader'
import { savedReader } from '@/saved/readerSettings'
import { useLeaveStaleEntry } from '@/ui/dialog/dialogEntry'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { useStore } from '@/ui/states/useStore'
import { UserAvatar } from '@/ui/theme/UserAvatar'
import { useCloseOnNavigation } from './useCloseOnNavigation'

const AccountMenu = lazyWithPreload(() => import('./AccountMenu').then((it) => it.AccountMenu))

/** The account area of the header: the avatar with its menu, or the sign-in button (Spec §2). */
export function Account({ onSignIn }: { onSignIn: () => void }) {
  const { isSignedIn } = useStore(session)
  const reader = useStore(savedReader)
  const title = `حساب ${isolated(reader.name)}`
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const hasJustLeft = useRef(false)
  const close = () => setAnchor(null)
  useCloseOnNavigation(close)
  useLeaveStaleEntry()

  if (!isSignedIn) {
    return (
      <Button
        size="small"
        onClick={onSignIn}
        sx={{ paddingInline: { xs: 2, sm: 3 } }}
        // After signing out, the avatar that had the focus is removed; this button replaces it and gets the focus.
        ref={(button) => {
          if (hasJustLeft.current) button?.focus()
          hasJustLeft.current = false
        }}
      >
        تسجيل الدخول
      </Button>
    )
  }

  const leave = () => {
    hasJustLeft.current = true
    close()
    signOut()
  }
  const openByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (!matchesKeys(event, 'ArrowDown')) return
    event.preventDefault()
    setAnchor(event.currentTarget)
  }

  return (
    <>
      <Tooltip title={title}>
        <IconButton
          aria-label={`${title}، قائمة`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          {...AccountMenu.intent}
          onClick={(event) => setAnchor(event.currentTarget)}
          onKeyDown={openByArrow}
        >
          <UserAvatar name={reader.name} picture={reader.avatar} />
        </IconButton>
      </Tooltip>
      <AccountMenu
        isRequested={anchor !== null}
        id={id}
        anchor={anchor}
        onClose={close}
        onSignOut={leave}
      />
    </>
  )
}
