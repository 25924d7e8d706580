import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { ADS, adName } from '@/admin/ads/adFormat'
import type { ListedAd } from '@/admin/ads/adList'
import { positionName } from '@/content/admin/adCatalogue'
import { AD_DEVICES, type AdDevice } from '@/content/admin/ads'
import { countries } from '@/content/countries'
import { counted, plural } from '@/lib/arabic'
import { formatCalendarDay } from '@/lib/dates'
import { quoted } from '@/lib/isolated'
import { today } from '@/lib/localDay'
import { DialogFrame, DialogHead, DialogTitle } from '@/ui/dialog/DialogFrame'
import { DateField } from '@/ui/form/DateField'
import { SelectField } from '@/ui/form/SelectField'
import { Answer } from '@/ui/states/Answer'
import { inHtml } from '@/ui/theme/inHtml'
import { muted13 } from '@/ui/theme/surface'
import { up } from '@/ui/theme/tokens'
import { AdSlot } from './AdSlot'
import { adInSlot, adNote, adPlacePage } from './adChoice'
import { type FramedPage, type FramedSite, site as publicSite } from './framedPage'
import { PageFrame } from './PageFrame'
import { isKnownPage, PAGE_OPTIONS, pathOfAd } from './previewPages'

/** The devices, each with its name and the width of the site's design for it, in px. */
const DEVICES: Record<AdDevice, [name: string, width: number]> = {
  desktop: ['حاسوب', 1280],
  tablet: ['لوحي', 768],
  mobile: ['هاتف', 360],
}
const DEVICE_OPTIONS = AD_DEVICES.map((value) => ({ value, label: DEVICES[value].join('، ') }))

/** A reader outside the countries that an ad can target. */
const ELSEWHERE = 'elsewhere'
const COUNTRY_OPTIONS = [
  ...countries.map(({ slug, name }) => ({ value: slug as string, label: name })),
  { value: ELSEWHERE, label: 'دولة أخرى' },
]

const SLOTS = counted(
  'مساحة إعلانية واحدة',
  'مساحتان إعلانيتان',
  'مساحات إعلانية',
  'مساحة إعلانية',
  'مساحة إعلانية',
  'لا مساحات إعلانية',
)

const Frame = styled(DialogFrame)({
  '& .MuiDialog-paper': {
    rowGap: 12,
    paddingBlockEnd: 16,
    paddingInline: 16,
    maxInlineSize: 'none',
    [up.md]: {
      inlineSize: 'calc(100% - 48px)',
      blockSize: 'calc(100dvh - 48px)',
      paddingInline: 24,
    },
  },
})

const Head = styled(DialogHead)({
  marginInline: -16,
  paddingBlockStart: 16,
  paddingInline: 16,
  '& > :last-child': { marginBlock: 0, marginInlineEnd: 0 },
  [up.md]: { marginInline: -24, paddingInline: 24 },
})

const Choices = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [up.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})

const Notes = styled('div')({ display: 'grid', gap: 4, ...muted13, lineHeight: 1.6 })

type PreviewProps = {
  ads: readonly ListedAd[]
  /** the id of the ad whose slot is shown first */
  adId?: string | true | null
  site?: FramedSite
  onClose: () => void
}

function AdPreview({ ads, adId, site = publicSite, onClose }: PreviewProps) {
  const ad = ads.find(({ id }) => id === adId)
  // Another number opens the page again, also after the frame has left it by itself.
  const [opened, setOpened] = useState({ path: ad ? pathOfAd(ad) : '/', number: 0 })
  const [page, setPage] = useState<FramedPage | null>(null)
  const [device, setDevice] = useState(() => firstDevice(ad))
  const [day, setDay] = useState(today)
  const [chosenCountry, setCountry] = useState(
    () => ad?.targeting.countries.find((slug) => slug !== 'all') ?? null,
  )

  const path = page?.path ?? opened.path
  const place = adPlacePage(path)
  // The reader of a country's page is in that country, unless the editor chooses another.
  const country = chosenCountry ?? place.country ?? COUNTRY_OPTIONS[0]?.value ?? ELSEWHERE
  const visit = { day: day || today(), country, device }

  const slots = [...(page?.slots.keys() ?? [])]
  const filled = slots.filter((position) => adInSlot(ads, place, position, visit))
  const missing = page ? place.positions.filter((position) => !page.slots.has(position)) : []

  return (
    <>
      <Choices>
        <SelectField
          label="الصفحة"
          size="small"
          options={[
            ...PAGE_OPTIONS,
            ...(isKnownPage(path) ? [] : [{ value: path, label: page?.title ?? path }]),
          ]}
          value={path}
          onChange={(next) => setOpened(({ number }) => ({ path: next, number: number + 1 }))}
        />
        <SelectField
          label="الجهاز"
          size="small"
          options={DEVICE_OPTIONS}
          value={device}
          onChange={setDevice}
        />
        {/* The field has the format of the browser's language. */}
        <DateField
          label="اليوم"
          size="small"
          value={day}
          onChange={setDay}
          hint={formatCalendarDay(visit.day)}
        />
        <SelectField
          label="دولة القارئ"
          size="small"
          options={COUNTRY_OPTIONS}
          value={country}
          onChange={setCountry}
        />
      </Choices>
      <PageFrame
        key={opened.number}
        site={site}
        path={opened.path}
        width={DEVICES[device][1]}
        page={page}
        onPage={setPage}
        onEscape={onClose}
        renderSlot={(position) => (
          <AdSlot position={position} ad={adInSlot(ads, place, position, visit)} />
        )}
      />
      <Notes>
        <Answer to={[path, visit]}>{page && summary(slots.length, filled.length)}</Answer>
        {ad && page && <p>{inHtml(`${quoted(adName(ad))}: ${adNote(ad, ads, place, visit)}`)}</p>}
        {missing.length > 0 && (
          <p>{`لا مكان لها في هذه الصفحة: ${missing.map(positionName).join('، ')}.`}</p>
        )}
        <p>هذا ما يراه المحرر وحده، ومعه ما لم يُحفظ بعد: لا تظهر الإعلانات للقراء في هذه النسخة.</p>
      </Notes>
    </>
  )
}

const summary = (slots: number, ads: number) => {
  if (slots === 0) return 'لا مساحات إعلانية في هذه الصفحة.'
  return `${plural(slots, SLOTS)} في هذه الصفحة، ${ads > 0 ? `فيها ${plural(ads, ADS)}` : 'كلها شاغرة'}.`
}

/** A device that the ad targets, otherwise the one that is most like this screen. */
const firstDevice = (ad: ListedAd | undefined): AdDevice => {
  const here = matchMedia('(width < 768px)').matches ? 'mobile' : 'desktop'
  return ad?.targeting.devices.includes(here) ? here : (ad?.targeting.devices[0] ?? here)
}

type Props = PreviewProps & { open: boolean }

/**
 * A page of the site with the slots of the catalogue (Spec §9) in their places, each with the ad that runs there on a
 * day for a reader, or its empty outline (D-34). It shows the ads of the list as they are, saved or not. The site is in
 * a frame and the slots come from here, so the pages that readers load have no code for ads.
 */
export function AdPreviewDialog({ open, onClose, ...preview }: Props) {
  const id = useId()
  return (
    <Frame
      open={open}
      onClose={onClose}
      titleId={id}
      width="detail"
      maxHeight="none"
      onPhones="wholeScreen"
    >
      <Head onClose={onClose}>
        <DialogTitle id={id} tabIndex={-1} ref={(title) => title?.focus()}>
          معاينة على الصفحة
        </DialogTitle>
      </Head>
      <AdPreview {...preview} onClose={onClose} />
    </Frame>
  )
}
