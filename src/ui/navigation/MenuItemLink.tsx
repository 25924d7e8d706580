import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { Ref } from 'react'

function LinkedMenuItem(
  props: Omit<MenuItemProps<'a'>, 'ref' | 'component'> & { ref?: Ref<HTMLAnchorElement> },
) {
  return <MenuItem component="a" {...props} />
}
const RoutedMenuItem = createLink(LinkedMenuItem)
/** A menu item that links to a route. Use it only inside a Menu or MenuList. */
export const MenuItemLink: LinkComponent<typeof LinkedMenuItem> = (props) => (
  <RoutedMenuItem activeOptions={{ exact: true, includeSearch: false }} {...props} />
)
