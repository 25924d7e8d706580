import { styled } from '@mui/material/styles'
import { countries } from '@/content/countries'
import { FollowedMark } from '@/site/follow/FollowedMark'
import { MenuItemLink } from '@/ui/navigation/MenuItemLink'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { colors } from '@/ui/theme/tokens'
import { HeaderMenu, type HeaderMenuProps, MenuCaption } from './HeaderMenu'

// Below both columns: the link to the page that lists the countries by region.
const AllCountries = styled(MenuItemLink)({
  gridColumn: '1 / -1',
  color: colors.brand,
}) as typeof MenuItemLink

type Props = Omit<HeaderMenuProps, 'caption' | 'label'>

/** The countries dropdown: 22 countries with flags, in two columns (Spec §2). */
export function CountriesMenu(props: Props) {
  return (
    <HeaderMenu label="الدول" caption={<MenuCaption>الدول</MenuCaption>} columns={2} {...props}>
      {countries.map(({ slug, name, code }) => (
        <MenuItemLink key={slug} to="/countries/$slug" params={{ slug }}>
          <CountryFlag code={code} size="small" />
          <span>{name}</span>
          <FollowedMark kind="country" id={slug} />
        </MenuItemLink>
      ))}
      <AllCountries to="/countries">كل الدول</AllCountries>
    </HeaderMenu>
  )
}
