import Empty from '@mui/icons-material/CropPortraitRounded'
import { useTranslate } from 'ra-core'
import { PageHead } from '../../pieces/PageHead'
import { State } from '../../pieces/states/State'

/** The frame of a page, and nothing in it. */
export const BlankPage = () => (
  <div className="p-page">
    <PageHead />
    <div className="p-card">
      <Nothing />
    </div>
  </div>
)

function Nothing() {
  const translate = useTranslate()
  return (
    <State
      icon={Empty}
      title={translate('shell.blank.title')}
      text={translate('shell.blank.text')}
    />
  )
}
