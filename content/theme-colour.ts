// Made by `npm run pictures` from app/styles/tokens.css. Do not edit.
export const themeColour = "#0b332e";
