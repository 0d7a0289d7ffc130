import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startLanguage } from "./lib/i18n.svelte";
import { startTheme } from "./lib/theme.svelte";

startTheme();
await startLanguage();
const target = document.getElementById("app");
if (target) mount(App, { target });
