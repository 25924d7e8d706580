import { styled } from '@mui/material/styles'
import { countries } from '@/content/countries'
import { FollowedMark } from '@/site/follow/FollowedMark'
import { moreSections, sectionLink } from '@/site/sections/sectionLinks'
import { MenuItemLink } from '@/ui/navigation/MenuItemLink'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { colors } from '@/ui/theme/tokens'
import { HeaderMenu, type HeaderMenuProps } from './HeaderMenu'

// Below both columns: the link to the page that lists the countries by region.
const AllCountries = styled(MenuItemLink)({
  gridColumn: '1 / -1',
  color: colors.brand,
}) as typeof MenuItemLink

type Props = Omit<HeaderMenuProps, 'label'>

/** The countries dropdown: 22 countries with flags, in two columns (Spec §2). */
export function CountriesMenu(props: Props) {
  return (
    <HeaderMenu label="الدول" columns={2} {...props}>
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

/** The «more» dropdown: religion, science, health, culture (Spec §2). */
export function MoreMenu(props: Props) {
  return (
    <HeaderMenu label="المزيد" {...props}>
      {moreSections.map(({ id, name }) => (
        <MenuItemLink key={id} {...sectionLink(id)}>
          <span>{name}</span>
          <FollowedMark kind="section" id={id} />
        </MenuItemLink>
      ))}
    </HeaderMenu>
  )
}
