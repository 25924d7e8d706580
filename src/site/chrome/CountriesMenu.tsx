import { countries } from '@/content/countries'
import { CountryFlag } from '@/ui/CountryFlag'
import { MenuItemLink } from '@/ui/links'
import { HeaderMenu, type HeaderMenuProps, MenuCaption } from './HeaderMenu'

type Props = Omit<HeaderMenuProps, 'caption' | 'label'>

/** The countries dropdown: 22, with flags, in two columns (Spec §2). */
export function CountriesMenu(props: Props) {
  return (
    <HeaderMenu label="الدول" caption={<MenuCaption>الدول</MenuCaption>} columns={2} {...props}>
      {countries.map(({ slug, name, code }) => (
        <MenuItemLink key={slug} to="/countries/$slug" params={{ slug }} onClick={props.onClose}>
          <CountryFlag code={code} size="small" />
          {name}
        </MenuItemLink>
      ))}
    </HeaderMenu>
  )
}
