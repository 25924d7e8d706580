import MenuList from '@mui/material/MenuList'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { Icon } from '@/ui/theme/icons'
import { AppLink, ButtonLink, IconButtonLink } from './links'
import { MenuItemLink } from './MenuItemLink'

/** الروابط */
const meta = preview.meta({
  title: 'Parts/Links',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus:a', 'pseudo:pressed'],
  parameters: partParameters(`
  **Use it** appLink inside texts and lists, ButtonLink for the next step of a screen, IconButtonLink where only
  a picture fits. The target is data, made by linkOptions: a wrong path does not compile.

  **Not** for an address from data: ExternalLink checks it. For an action on this page: a Button.

  **Keyboard:** Tab moves to the link; Enter opens it.

  **Screen reader:** The words, «link», and «current page» where it leads to this page.
`),
  component: AppLink,
})

export const Kinds = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <AppLink to="/contact">اتصل بنا</AppLink>
      <ButtonLink to="/$topic" params={{ topic: 'sports' }}>
        رياضة
      </ButtonLink>
      <ButtonLink to="/" variant="contained" color="primary">
        العودة إلى الرئيسية
      </ButtonLink>
      <IconButtonLink to="/search" search={{ q: 'news' }} aria-label="بحث">
        <Icon icon={Search} />
      </IconButtonLink>
      <MenuList>
        <MenuItemLink to="/countries/$slug" params={{ slug: 'egypt' }}>
          مصر
        </MenuItemLink>
        <MenuItemLink to="/profile">الملف الشخصي</MenuItemLink>
      </MenuList>
    </div>
  ),
})

/** Only the exact path is the current page: on a country's page the link to the list of countries is not. */
export const CurrentPage = meta.story({
  tags: ['state:selected'],
  render: () => <OnEgypt />,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { current: 'page' })
  },
})

function OnEgypt() {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute(),
      history: createMemoryHistory({ initialEntries: ['/countries/egypt'] }),
    }),
  )
  return (
    <RouterContextProvider router={router as never}>
      <AppLink to="/countries">الدول</AppLink> ·{' '}
      <AppLink to="/countries/$slug" params={{ slug: 'egypt' }}>
        مصر
      </AppLink>{' '}
      ·{' '}
      <ButtonLink to="/countries/$slug" params={{ slug: 'qatar' }}>
        قطر
      </ButtonLink>
    </RouterContextProvider>
  )
}

export const Board = meta.story(partBoard)
