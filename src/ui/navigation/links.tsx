import Button, { type ButtonProps } from '@mui/material/Button'
import { createLink, Link, type LinkComponent, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps, Ref } from 'react'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { IconButtonAnchor } from './IconButton'

/**
 * The target of a link, as data. Create it with `linkOptions({ to: '/sports' })`, which checks the route and
 * its params, so that a wrong path is a compile error.
 */
export type RouteLink = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>

type Anchor = { ref?: Ref<HTMLAnchorElement> }

// A link is the current page only if its path is exactly the same: `/countries`, which is in the breadcrumb of
// `/countries/egypt`, is not current there. Search params do not matter.
const exact = { activeOptions: { exact: true, includeSearch: false } } as const

/** A text link to a route of the app. */
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
  size = 'medium',
  ...props
}: ComponentProps<'a'> & { 'aria-label': string; size?: 'small' | 'medium' }) {
  return (
    <Tooltip title={label}>
      <IconButtonAnchor data-icon-button={size} aria-label={label} {...props} />
    </Tooltip>
  )
}
const RoutedIconButton = createLink(LinkedIconButton)
/** A link with only an icon; its `aria-label` is also its tooltip. */
export const IconButtonLink: LinkComponent<typeof LinkedIconButton> = (props) => (
  <RoutedIconButton {...exact} {...props} />
)
