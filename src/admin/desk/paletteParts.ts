import { styled } from '@mui/material/styles'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { oneLine } from '@/ui/theme/oneLine'
import { inColumn, inRow, muted13 } from '@/ui/theme/surface'
import { colors, radius, size, up, weight } from '@/ui/theme/tokens'

export const Frame = styled(DialogFrame)({
  '& .MuiDialog-container': {
    [up.md]: { alignItems: 'start', paddingBlockStart: '10dvh' },
  },
  '& .MuiDialog-paper': {
    ...inColumn,
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    overflow: 'clip',
    // Of one height, whatever it lists.
    [up.md]: { marginBlock: 0, blockSize: '70dvh' },
  },
})

export const Field = styled('div')({
  ...inRow,
  gap: 12,
  paddingInline: '20px 12px',
  borderBlockEnd: `1px solid ${colors.line}`,
  '& > svg': { flex: 'none', color: colors.muted },
  '& > input': {
    flex: 1,
    minInlineSize: 0,
    blockSize: '3.5rem',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: size.t16,
    outline: 'none',
    '&::placeholder': { color: colors.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  // The whole line shows the focus of the field.
  '&:has(> input:focus-visible)': {
    boxShadow: `inset 0 -2px 0 ${colors.focus}`,
  },
})

export const List = styled('div')({ overflowY: 'auto', padding: 8 })

export const Group = styled('div')({
  '& > p': { padding: '8px 12px 4px', ...muted13, fontWeight: weight.label },
})

export const Option = styled('div')({
  ...inRow,
  gap: 12,
  minBlockSize: '2.75rem',
  paddingInline: 12,
  borderRadius: radius.control,
  fontSize: size.t14,
  cursor: 'pointer',
  scrollMarginBlock: '2.5rem',
  '& > svg': { flex: 'none', color: colors.muted },
  '& > b': { ...oneLine, fontWeight: weight.label },
  '& > small': {
    flex: '1 1 0',
    minInlineSize: '3rem',
    ...oneLine,
    ...muted13,
  },
  '& > span': { marginInlineStart: 'auto' },
  '&[aria-selected=true]': {
    background: colors.brandSoft,
    color: colors.onBrandSoft,
    outline: '1px solid transparent',
    '& > svg, & > small': { color: 'inherit' },
  },
})

export const Empty = styled('p')({ padding: '24px 12px', textAlign: 'center', color: colors.muted })

export const Hints = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  paddingBlock: 10,
  paddingInline: 20,
  borderBlockStart: `1px solid ${colors.line}`,
  ...muted13,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '@media (pointer: coarse)': { display: 'none' },
})
