import { styled } from '@mui/material/styles'
import { PanelRows } from '@/ui/theme/Panel'
import { colors, weight } from '@/ui/theme/tokens'

/** Rows of a panel, each with one link, whose target is the whole row. */
export const LinkRows = styled(PanelRows)({
  // 44 px for a finger, without the line above.
  '& > li': { position: 'relative', minBlockSize: 'calc(2.75rem + 1px)', paddingBlock: 0 },
  '& > li > a': {
    // With large text below what is before it.
    flex: '1 1 7rem',
    color: 'inherit',
    fontWeight: weight.label,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& > li > svg': { flex: 'none', color: colors.muted },
  '& > li:hover > svg': { color: colors.brand },
})
