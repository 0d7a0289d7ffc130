import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadCatalog } from "./lib/catalog";
import { startLanguage } from "./lib/i18n.svelte";
import { startTheme } from "./lib/theme.svelte";

startTheme();
// What the first page asks for does not wait for the words.
if (location.pathname === "/") void loadCatalog().catch(() => null);
await startLanguage();
const target = document.getElementById("app");
if (target) mount(App, { target });
