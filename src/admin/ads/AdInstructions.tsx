import { styled, useTheme } from '@mui/material/styles'
import { ChevronDown, Info } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '@/ui/icons'
import { radius, size } from '@/ui/theme/tokens'
import { useMatches } from '@/ui/useMatches'

const Box = styled('details')(({ theme }) => {
  const { line, sunken, muted, info } = theme.vars.palette.tokens
  return {
    border: `1px solid ${line}`,
    borderRadius: radius.card,
    background: sunken,
    fontSize: size.t14,
    marginBlockEnd: 16,
    '& > summary': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      gap: '2px 8px',
      paddingBlock: 12,
      paddingInline: 16,
      borderRadius: radius.card,
      listStyle: 'none',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
      '& > svg:first-of-type': { color: info },
      '& > svg:last-of-type': { color: muted },
      '& > span': { gridArea: '2 / 1 / auto / -1', color: muted },
      [theme.breakpoints.up('md')]: {
        gridTemplateColumns: 'auto auto 1fr auto',
        '& > span': { gridArea: 'auto' },
      },
    },
    // The HTML of the build is closed, because it is the same for every width.
    [theme.breakpoints.up('lg')]: {
      '&[data-default]::details-content': { contentVisibility: 'visible' },
    },
    '&[open] > summary > svg:last-of-type': { transform: 'rotate(180deg)' },
    '& > ul': {
      paddingInline: '44px 16px',
      paddingBlockEnd: 12,
      color: muted,
      listStyle: 'disc',
      '& > li': { display: 'list-item' },
    },
  }
})

/**
 * Instructions for editors (Spec §2): open by default on wide screens, until the editor opens or
 * closes them.
 */
export function AdInstructions() {
  const isWide = useMatches(useTheme().breakpoints.up('lg'))
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isOpen = wanted ?? isWide
  return (
    <Box
      open={isOpen}
      data-default={wanted === null || undefined}
      onToggle={({ currentTarget: { open } }) => {
        // The browser also fires `toggle` when the window's width changes `open`; that is not the
        // editor's choice.
        if (open !== isOpen) setWanted(open)
      }}
    >
      <summary>
        <Icon icon={Info} />
        <b>قبل أن تبدأ</b>
        <span>الإعلانات المعروضة هنا هي الظاهرة على الموقع الآن.</span>
        <Icon icon={ChevronDown} size="small" />
      </summary>
      <ul>
        <li>أوقف الإعلان وأعد تشغيله متى شئت من دون حذفه.</li>
        <li>اسحب البطاقات وأفلتها لتغيير أولوية العرض.</li>
        <li>تحقق من الروابط والصور قبل التفعيل.</li>
        <li>استعن بالتحليلات لتحسين النتائج.</li>
      </ul>
    </Box>
  )
}
