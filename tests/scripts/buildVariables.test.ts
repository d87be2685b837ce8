import { expect, test } from 'vitest'
import { wrongVariables } from '../../scripts/buildVariables'

test('what is unset, or as the README says, builds', () => {
  expect(wrongVariables({ VITE_API_URL: '' })).toEqual([])
  const env = {
    VITE_API_URL: 'https://api.example.com/base',
    VITE_DEFAULT_LANGUAGE: 'cn',
    VITE_CRM_URL: 'https://crm.example.com',
    VITE_WS_URL: 'wss://ws.example.com',
  }
  expect(wrongVariables(env)).toEqual([])
  expect(wrongVariables({ VITE_API_URL: '/behind/a/proxy' })).toEqual([])
})

test.each([
  ['VITE_API_URL', 'api.example.com'],
  ['VITE_API_URL', '//api.example.com'],
  ['VITE_API_URL', 'https://'],
  ['VITE_DEFAULT_LANGUAGE', 'zh'],
  ['VITE_CRM_URL', 'crm'],
  ['VITE_WS_URL', 'https://ws.example.com'],
])('%s=%s stops the build, named', (name, value) => {
  const [problem, ...others] = wrongVariables({ [name]: value })
  expect(problem).toContain(`${name}: expected`)
  expect(problem).toContain(`found "${value}"`)
  expect(others).toEqual([])
})
