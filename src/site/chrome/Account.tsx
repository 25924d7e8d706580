import Button from '@mui/material/Button'
import { useRef } from 'react'
import { isolated } from '@/lib/isolated'
import { session, signOut } from '@/lib/reader'
import { savedSettings } from '@/saved/readerSettings'
import { IconButton } from '@/ui/navigation/IconButton'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { useRestoreFocus } from '@/ui/overlay/useRestoreFocus'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { useStore } from '@/ui/stores/useStore'
import { UserAvatar } from '@/ui/theme/UserAvatar'
import { useMenuButton } from './useMenuButton'

const AccountMenu = lazyWithPreload(() => import('./AccountMenu'), 'AccountMenu')

/** The account area of the header: the avatar with its menu, or the sign-in button (Spec §2). */
export function Account({ onSignIn }: { onSignIn: () => void }) {
  const { isSignedIn } = useStore(session)
  const reader = useStore(savedSettings)
  const title = `حساب ${isolated(reader.name)}`
  const signIn = useRef<HTMLButtonElement>(null)
  // After signing out, the avatar that had the focus is removed.
  useRestoreFocus(isSignedIn, () => signIn.current)
  const { button, menu } = useMenuButton()

  if (!isSignedIn) {
    return (
      <Button size="small" onClick={onSignIn} sx={{ paddingInline: { xs: 2, sm: 3 } }} ref={signIn}>
        تسجيل الدخول
      </Button>
    )
  }

  const leave = () => {
    menu.onClose()
    signOut()
  }

  return (
    <>
      <Tooltip title={title}>
        <IconButton
          type="button"
          data-icon-button="medium"
          aria-label={`${title}، قائمة`}
          {...AccountMenu.intent}
          {...button}
        >
          <UserAvatar name={reader.name} picture={reader.avatar} />
        </IconButton>
      </Tooltip>
      <AccountMenu {...menu} onSignOut={leave} />
    </>
  )
}
