import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Eye, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { EditorForm } from '@/admin/editableList/EditorForm'
import { FieldControl } from '@/admin/editableList/FieldControl'
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
import { DateField } from '@/ui/form/DateField'
import { SelectField } from '@/ui/form/SelectField'
import { Icon } from '@/ui/theme/icons'
import type { ListedAd } from './adList'

const PAGES = adPages.map(({ id, name }) => ({ value: id, label: name }))
const SIZES = adSizes.map((dimensions) => ({
  value: sizeText(dimensions),
  label: `${sizeTypeName(dimensions.type)} ${sizeText(dimensions)}`,
  dimensions,
}))

const Warning = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.tokens.warn,
  '& > svg': { flex: 'none' },
}))

type Change = Partial<Omit<ListedAd, 'id' | 'order'>>

type Props = {
  ad: ListedAd
  onChange: (change: Change) => void
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
      <Wide>
        <FieldControl
          kind="text"
          label="اسم الإعلان"
          value={ad.nameAr}
          onChange={(nameAr) => onChange({ nameAr: String(nameAr) })}
        />
      </Wide>
      <Wide>
        <FieldControl
          kind="latin"
          label="الاسم بالإنجليزية"
          value={ad.name}
          onChange={(name) => onChange({ name: String(name) })}
        />
      </Wide>
      <Wide>
        <FieldControl
          kind="link"
          label="الرابط"
          value={ad.linkUrl}
          onChange={(linkUrl) => onChange({ linkUrl: String(linkUrl) })}
        />
      </Wide>
      <Wide>
        <FieldControl
          kind="picture"
          label="رابط الصورة"
          value={ad.imageUrl}
          onChange={(imageUrl) => onChange({ imageUrl: String(imageUrl) })}
        />
      </Wide>
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
      <Wide>
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
      </Wide>
      <FieldControl
        kind="text"
        label="اسم الحملة"
        value={campaign.name}
        onChange={(name) => changeCampaign({ name: String(name) })}
      />
      <FieldControl
        kind="count"
        label="الميزانية ($)"
        value={campaign.budget}
        onChange={(budget) => changeCampaign({ budget: Number(budget) })}
      />
      <FieldControl
        kind="date"
        label="تاريخ البداية"
        value={campaign.startDate}
        onChange={(startDate) => changeCampaign({ startDate: String(startDate) })}
      />
      <DateField
        label="تاريخ النهاية"
        size="small"
        value={campaign.endDate}
        onChange={(endDate) => changeCampaign({ endDate })}
        hint={
          isEndEarly && (
            <Warning>
              <Icon icon={TriangleAlert} size="small" />
              تاريخ النهاية قبل البداية.
            </Warning>
          )
        }
      />
      <Wide>
        <Button
          size="small"
          aria-haspopup="dialog"
          startIcon={<Icon icon={Eye} size="small" />}
          onClick={onPreview}
        >
          معاينة على الصفحة
        </Button>
      </Wide>
    </EditorForm>
  )
}

const Wide = ({ children }: { children: ReactNode }) => <div data-wide>{children}</div>
