import Button, { type ButtonProps } from '@mui/material/Button'
import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { createLink, Link, type LinkComponent, type LinkProps } from '@tanstack/react-router'
import type { Ref } from 'react'
import { Tooltip } from './Tooltip'

/**
 * Where a part leads, as data: make it with `linkOptions({ to: '/sports' })`, which checks the route
 * and its params against the router, so that a wrong address fails the compiler.
 */
export type RouteLink = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>

type Anchor = { ref?: Ref<HTMLAnchorElement> }

// A link is the current page only at exactly its path: `/countries` is not current on
// `/countries/egypt`, where it stands in the breadcrumb; a query that we don't know changes nothing.
const exact = { activeOptions: { exact: true, includeSearch: false } } as const

/** A text link to a route of ours. */
export const AppLink: LinkComponent<'a'> = (props) => <Link {...exact} {...props} />

function LinkedButton(props: Omit<ButtonProps<'a'>, 'ref' | 'component'> & Anchor) {
  return <Button component="a" {...props} />
}
const RoutedButton = createLink(LinkedButton)
/** A link that looks like a button. */
export const ButtonLink: LinkComponent<typeof LinkedButton> = (props) => (
  <RoutedButton {...exact} {...props} />
)

function LinkedIconButton({
  'aria-label': label,
  ...props
}: Omit<IconButtonProps<'a'>, 'ref' | 'component' | 'aria-label'> &
  Anchor & { 'aria-label': string }) {
  return (
    <Tooltip title={label}>
      <IconButton component="a" aria-label={label} {...props} />
    </Tooltip>
  )
}
const RoutedIconButton = createLink(LinkedIconButton)
/** A link that is an icon alone; its `aria-label` is its tooltip too. */
export const IconButtonLink: LinkComponent<typeof LinkedIconButton> = (props) => (
  <RoutedIconButton {...exact} {...props} />
)
