import { styled } from '@mui/material/styles'
import { radius, size } from '../theme/tokens'
import { toastStore } from './toast'
import type { Toast } from './toastStore'

/**
 * A toast's words while the code of `ToastView` cannot be loaded: a page that loses its connection before anyone
 * has used it says so all the same.
 */
export function PlainToast({ id, text, state }: Toast) {
  if (state === 'dismissed') return null
  return (
    <Place role="alert">
      {text}
      <button type="button" onClick={() => toastStore.dismiss(id)}>
        إغلاق التنبيه
      </button>
    </Place>
  )
}

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetBlockEnd: 'calc(24px + var(--bottom-bar-height, 0px))',
  insetInline: 16,
  maxInlineSize: '26.25rem',
  padding: 12,
  background: theme.vars.palette.tokens.paper,
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  borderRadius: radius.card,
  fontSize: size.t14,
  '& > button': { display: 'block', minBlockSize: 44, textDecoration: 'underline' },
}))
