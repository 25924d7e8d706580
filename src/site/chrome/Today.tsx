import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { formatToday } from '@/lib/dates'
import { size } from '@/ui/theme/tokens'

/** Its size is reserved from the first paint, so that nothing moves when the date appears. */
const DateText = styled('p')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('xl')]: {
    display: 'block',
    minBlockSize: '1.5rem',
    minInlineSize: '11rem',
    paddingInlineStart: 20,
    marginInlineStart: 12,
    borderInlineStart: `1px solid ${theme.vars.palette.tokens.line}`,
    color: theme.vars.palette.tokens.muted,
    fontSize: size.t14,
    lineHeight: '1.5rem',
  },
}))

/**
 * Today's date in the header. The clock is read after mount, and again whenever the tab becomes
 * visible.
 */
export function Today() {
  const [today, setToday] = useState('')

  useEffect(() => {
    const read = () => setToday(formatToday(new Date()))
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])

  // It is beside the name of the site, whose length moves it.
  return <DateText data-saved="systemSettings">{today}</DateText>
}
