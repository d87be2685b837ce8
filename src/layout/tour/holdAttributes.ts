const names = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const

/** driver.js writes these on what it shows and takes them away again; a button has its own. */
export function holdAttributes(elements: readonly Element[]) {
  const held = elements.map(
    element => [element, names.map(name => [name, element.getAttribute(name)] as const)] as const,
  )
  return {
    restore: () => {
      for (const [element, attributes] of held)
        for (const [name, value] of attributes)
          if (value === null) element.removeAttribute(name)
          else element.setAttribute(name, value)
    },
  }
}
