import { styled } from '@mui/material/styles'
import { BadgeCheck } from 'lucide-react'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { Icon } from '@/ui/theme/icons'

const Root = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  color: theme.vars.palette.tokens.info,
}))

/** The icon of a verified channel or account; `label` is its text: «قناة موثّقة». */
export function VerifiedMark({ label }: { label: string }) {
  return (
    <Tooltip title={label}>
      <Root role="img" aria-label={label}>
        <Icon icon={BadgeCheck} size="small" />
      </Root>
    </Tooltip>
  )
}
