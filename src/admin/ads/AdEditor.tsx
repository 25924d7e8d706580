import { Eye } from 'lucide-react'
import { EditorForm } from '@/admin/editableList/EditorForm'
import { fieldControls, type ItemChange, type ItemField } from '@/admin/editableList/FieldControl'
import {
  adLocation,
  adPageById,
  adPages,
  adSizes,
  positionName,
  sizeText,
  sizeTypeName,
} from '@/content/admin/adCatalogue'
import type { AdCampaign } from '@/content/admin/ads'
import { formatMessageDate } from '@/lib/messageDate'
import { DialogButton } from '@/ui/dialog/DialogButton'
import { Warning } from '@/ui/form/CountField'
import { DateField } from '@/ui/form/DateField'
import { SelectField } from '@/ui/form/SelectField'
import type { ListedAd } from './adList'

const PAGES = adPages.map(({ id, name }) => ({ value: id, label: name }))
const SIZES = adSizes.map((dimensions) => ({
  value: sizeText(dimensions),
  label: `${sizeTypeName(dimensions.type)} ${sizeText(dimensions)}`,
  dimensions,
}))

const AD_FIELDS: readonly ItemField<ListedAd>[] = [
  { key: 'nameAr', label: 'اسم الإعلان', kind: 'text', isWide: true },
  { key: 'name', label: 'الاسم بالإنجليزية', kind: 'latin', isWide: true },
  { key: 'linkUrl', label: 'الرابط', kind: 'link', isWide: true },
  { key: 'imageUrl', label: 'رابط الصورة', kind: 'picture', isWide: true },
]

const CAMPAIGN_FIELDS: readonly ItemField<AdCampaign>[] = [
  { key: 'name', label: 'اسم الحملة', kind: 'text' },
  { key: 'budget', label: 'الميزانية ($)', kind: 'count' },
  { key: 'startDate', label: 'تاريخ البداية', kind: 'date' },
]

type Props = {
  ad: ListedAd
  onChange: (change: ItemChange<ListedAd>) => void
  onPreview: () => void
  onDone: () => void
}

/** The form that edits an ad inside its card: each change applies immediately (Spec §4, §5; D-25). */
export function AdEditor({ ad, onChange, onPreview, onDone }: Props) {
  const { campaign, location, dimensions, updatedAt } = ad
  const changeCampaign = (change: Partial<AdCampaign>) =>
    onChange({ campaign: { ...campaign, ...change } })
  const positions = adPageById(location.page)?.positions ?? []
  const isEndEarly = Boolean(campaign.endDate) && campaign.endDate < campaign.startDate
  const updated = formatMessageDate(updatedAt)

  return (
    <EditorForm
      onDone={onDone}
      note={
        updated && (
          <span>
            آخر تحديث: <time dateTime={updatedAt}>{updated.full}</time>
          </span>
        )
      }
    >
      {fieldControls(ad, AD_FIELDS, onChange)}
      <SelectField
        label="الصفحة"
        size="small"
        options={PAGES}
        value={location.page}
        onChange={(page) => onChange({ location: adLocation(page, location.position) })}
      />
      <SelectField
        label="الموضع"
        size="small"
        options={positions.map((id) => ({ value: id, label: positionName(id) }))}
        value={positions.find((id) => id === location.position) ?? ''}
        onChange={(position) => onChange({ location: adLocation(location.page, position) })}
      />
      <div data-wide>
        <SelectField
          label="المقاس"
          size="small"
          options={SIZES}
          value={sizeText(dimensions)}
          onChange={(text) => {
            const chosen = SIZES.find(({ value }) => value === text)
            if (chosen) onChange({ dimensions: chosen.dimensions })
          }}
        />
      </div>
      {fieldControls(campaign, CAMPAIGN_FIELDS, changeCampaign)}
      <DateField
        label="تاريخ النهاية"
        size="small"
        value={campaign.endDate}
        onChange={(endDate) => changeCampaign({ endDate })}
        hint={isEndEarly && <Warning>تاريخ النهاية قبل البداية.</Warning>}
      />
      <div data-wide>
        <DialogButton size="small" label="معاينة على الصفحة" icon={Eye} onClick={onPreview} />
      </div>
    </EditorForm>
  )
}
