export function openApiOf(_o: unknown) { return {}; }
