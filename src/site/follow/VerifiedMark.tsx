import { styled } from '@mui/material/styles'
import { BadgeCheck } from 'lucide-react'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { Icon } from '@/ui/theme/icons'
import { colors } from '@/ui/theme/tokens'

const Root = styled('span')({ flex: 'none', display: 'inline-flex', color: colors.info })

const LABELS = { account: 'حساب موثّق', channel: 'قناة موثّقة' }

/** The icon of a verified channel or account. */
export function VerifiedMark({ kind }: { kind: keyof typeof LABELS }) {
  const label = LABELS[kind]
  return (
    <Tooltip title={label}>
      <Root role="img" aria-label={label}>
        <Icon icon={BadgeCheck} size="small" />
      </Root>
    </Tooltip>
  )
}
