/** Class of the placeholder of a field whose input is still loading. */
export const laterClass = 'r-field-later'
