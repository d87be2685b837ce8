import Empty from '@mui/icons-material/CropPortraitRounded'
import { useTranslate } from 'ra-core'
import { PageHead } from '../../ui/page/PageHead'
import { StateFrame } from '../../ui/states/StateFrame'

export const BlankPage = () => (
  <div className="p-page">
    <PageHead />
    <div className="p-card">
      <BlankContent />
    </div>
  </div>
)

function BlankContent() {
  const translate = useTranslate()
  return (
    <StateFrame
      icon={Empty}
      title={translate('shell.blank.title')}
      text={translate('shell.blank.text')}
    />
  )
}
