import { useTranslate } from 'ra-core'
import type { CSSProperties } from 'react'
import { type Settings, settingChoices } from '../../base/accounts/settings'
import { useBackend, useSettings } from '../../providers/backend/backendContext'
import { Segments, Select } from '../../ui/primitives/inputs'
import { Grid, Row } from '../../ui/primitives/layout'
import { usePages } from '../../ui/site/useSite'
import { toProperties } from '../../ui/theme/customProperties'
import { primitiveSamples } from './primitiveSamples'
import { SampleCard } from './SampleCard'

const looks = [
  ['light', 'ltr'],
  ['dark', 'ltr'],
  ['light', 'rtl'],
  ['dark', 'rtl'],
] as const

/** Every primitive in four looks, in the chosen colours and contrast. */
export function PrimitiveGallery() {
  const { components } = usePages()
  const settings = useSettings()
  return (
    <section className="components-kinds">
      <h2>{components.primitives}</h2>
      <Looks />
      {Object.entries(primitiveSamples).map(([name, draw]) => (
        <SampleCard key={name} of="primitive" name={name}>
          <Grid min={400} fit gap={3}>
            {looks.map(([mode, dir]) => (
              <div
                key={mode + dir}
                dir={dir}
                className="components-look"
                style={toProperties(mode, settings) as CSSProperties}
              >
                {draw(mode + dir)}
              </div>
            ))}
          </Grid>
        </SampleCard>
      ))}
    </section>
  )
}

/** Changes colours, contrast and mode of the whole page. */
function Looks() {
  const translate = useTranslate()
  const { settings } = useBackend()
  const current = useSettings()
  const word = (name: string) => translate(`shell.settings.${name}`)
  const choices = (name: 'themeMode' | 'themeContrast') =>
    settingChoices[name].map(value => ({ value, label: word(value) }))
  return (
    <Row wrap gap={4} align="end">
      <Segments
        label={word('themeMode')}
        choices={choices('themeMode')}
        value={current.themeMode}
        onChange={themeMode => settings.change({ themeMode } as Partial<Settings>)}
      />
      <Segments
        label={word('themeContrast')}
        choices={choices('themeContrast')}
        value={current.themeContrast}
        onChange={themeContrast => settings.change({ themeContrast } as Partial<Settings>)}
      />
      <Select
        label={word('themeColorPresets')}
        compact
        value={current.themeColorPresets}
        onText={text => {
          const preset = settingChoices.themeColorPresets.find(each => each === text)
          if (preset) settings.change({ themeColorPresets: preset })
        }}
        options={settingChoices.themeColorPresets.map(preset => [preset, word(preset)])}
      />
    </Row>
  )
}
