import { expect, test } from 'vitest'
import { usedFeatures } from '../../src/appCatalogue'
import { partNames } from '../../src/base/business'
import { areaFeatures } from '../../src/business/app/areaFeatures'
import { genericInputs } from '../../src/fields/registry/looks'
import { missingHalves } from '../../src/model/definition/feature'
import { inputNames, pieceNames } from '../../src/model/definition/uiNames'
import { genericComponents } from '../../src/resources/slots/slots'

test('each component that a schema may name is registered, by the engine or by one area', () => {
  const { components = {} } = areaFeatures
  expect([...Object.keys(genericComponents), ...Object.keys(components)].sort()).toEqual(
    [...pieceNames, ...partNames('components')].sort(),
  )
})

test('each feature that a schema uses is registered with its browser half', () => {
  expect(missingHalves('browser', usedFeatures, areaFeatures.features)).toEqual([])
})

test('a feature without a registered browser half is named with its schema', () => {
  expect(missingHalves('browser', usedFeatures, {})).toContain(
    'warranty-orders.features.createdCard: no area registers the browser half of this feature',
  )
})

test('each input that a field may name is registered, by the engine or by one area', () => {
  const { inputs = {} } = areaFeatures
  expect([...Object.keys(genericInputs), ...Object.keys(inputs)].sort()).toEqual(
    [...inputNames, ...partNames('inputs')].sort(),
  )
})
