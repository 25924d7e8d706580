import { styled } from '@mui/material/styles'
import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { radius } from '@/ui/theme/tokens'
import { Footer } from './Footer'
import { Header } from './Header'
import { Wrap } from './Wrap'

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
})

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: -100,
  insetInlineStart: 16,
  zIndex: theme.zIndex.appBar,
  paddingBlock: 8,
  paddingInline: 16,
  borderRadius: radius.control,
  background: theme.vars.palette.tokens.paper,
  color: theme.vars.palette.tokens.ink,
  '&:focus': { insetBlockStart: 8 },
}))

const Main = styled('main')(({ theme }) => ({
  flex: 1,
  paddingBlock: '24px 48px',
  // It takes the focus from the skip link so that Tab goes on from here; it is not a control.
  '&:focus': { outline: 'none' },
  [theme.breakpoints.up('xl')]: { paddingBlock: '32px 64px' },
}))

/** What stands around every public page (Spec §2, Shared public chrome): the route's, if none is given. */
export function SiteLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <Page>
      <SkipLink href="#main">تخطَّ إلى المحتوى</SkipLink>
      <Header />
      <Main id="main" tabIndex={-1}>
        <Wrap>{children}</Wrap>
      </Main>
      <Footer />
    </Page>
  )
}
