import { FollowedMark } from '@/site/follow/FollowedMark'
import { moreSections, sectionLink } from '@/site/sections/sectionLinks'
import { MenuItemLink } from '@/ui/navigation/MenuItemLink'
import { HeaderMenu, type HeaderMenuProps, MenuCaption } from './HeaderMenu'

type Props = Omit<HeaderMenuProps, 'caption' | 'label'>

/** The «more» dropdown: religion, science, health, culture (Spec §2). A chunk of its own, loaded at its first use. */
export function MoreMenu(props: Props) {
  return (
    <HeaderMenu label="المزيد" caption={<MenuCaption>المزيد</MenuCaption>} {...props}>
      {moreSections.map(({ id, name }) => (
        <MenuItemLink key={id} {...sectionLink(id)}>
          <span>{name}</span>
          <FollowedMark kind="section" id={id} />
        </MenuItemLink>
      ))}
    </HeaderMenu>
  )
}
