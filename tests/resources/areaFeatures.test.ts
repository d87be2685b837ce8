import { expect, test } from 'vitest'
import { areaFeatures } from '../../src/areaFeatures'
import { genericInputs } from '../../src/fields/registry/looks'
import { inputNames, pieceNames } from '../../src/model/definition/uiNames'
import { genericComponents } from '../../src/resources/slots/slots'

test('each component that a schema may name is registered, by the engine or by one area', () => {
  const { components = {} } = areaFeatures
  expect([...Object.keys(genericComponents), ...Object.keys(components)].sort()).toEqual(
    [...pieceNames].sort(),
  )
})

test('each input that a field may name is registered, by the engine or by one area', () => {
  const { inputs = {} } = areaFeatures
  expect([...Object.keys(genericInputs), ...Object.keys(inputs)].sort()).toEqual(
    [...inputNames].sort(),
  )
})
